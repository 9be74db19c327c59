import { plainXml } from '../preview/docx-text.ts';
import { isPlainLink, liesOutside } from './outside-places.ts';
import { refuse } from './refuse.ts';
import { fieldFetches } from './word-fields.ts';

/** A start tag's name after its prefix, and its attributes. An attribute may hold a > of its own. */
const rest = String.raw`\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`;
const tag = (names: string, flags = 'gi') => new RegExp(`<(?:[^\\s<>/:]*:)?(${names})${rest}`, flags);

/** One part of a Word document as text. Refused when opening the document would fetch or start something. */
export function checkWordXml(name: string, xml: string): void {
  checkWriting(name, xml);
  if (/\.rels$/i.test(name)) checkRelations(name, xml);
  if (/<[^\s<>/:]{0,99}:?OLEObject\b/i.test(xml)) refuse('documentEmbedded');
  if (/<[^\s<>/:]{0,99}:?(?:altChunk|mailMerge)\b/i.test(xml)) refuse('documentFetches');
  for (const [, , attributes = ''] of xml.matchAll(pictures))
    if (['src', 'href'].some((key) => liesOutside(attribute(attributes, key)))) refuse('documentFetches');
  if (readFields(xml).some(fieldFetches)) refuse('documentFetches');
}

const pictures = tag('imagedata|fill|stroke|background');

/** Word reads other alphabets too, and entities might spell what we look for; no program writes its parts so. */
function checkWriting(name: string, xml: string): void {
  const [, encoding = 'utf-8'] = /^[^<]*<\?xml[^<>]*?\sencoding\s*=\s*["']([^"']*)/i.exec(xml) ?? [];
  if (!/^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-1|windows-1252)$/i.test(encoding)) refuse('documentDamaged');
  if (/\.(?:xml|rels|vml)$/i.test(name) && /<!DOCTYPE/i.test(xml)) refuse('documentDamaged');
}

const relationship = tag('Relationship');

function checkRelations(part: string, xml: string): void {
  for (const [, , attributes = ''] of xml.matchAll(relationship)) {
    const type = attribute(attributes, 'Type').replace(/^.*\//, '').toLowerCase();
    const target = attribute(attributes, 'Target');
    if (attribute(attributes, 'TargetMode').toLowerCase() === 'external' || liesOutside(target))
      checkOutside(part, type, target);
    else if (/^(?:oleobject|control)$/.test(type)) refuse('documentEmbedded');
    if (type === 'afchunk') refuse('documentFetches');
  }
}

/** A path on the writer's own disk leads nowhere on another: where it was found is kept for templates and pictures. */
function checkOutside(part: string, type: string, target: string): void {
  if (type === 'hyperlink' && isPlainLink(target)) return;
  const isChartData = type === 'oleobject' && /\/charts\/_rels\//i.test(part);
  if ((type === 'attachedtemplate' || type === 'image' || isChartData) && !liesOutside(target)) return;
  refuse('documentFetches');
}

const fieldPart = new RegExp(
  `${tag('(?:del)?instrText').source}([^<]*)(<[!?])?|<(?:[^\\s<>/:]*:)?(?:(fldChar)\\b|fldSimple${rest})`,
  'gi',
);

/** The instructions of all fields. One may be cut into many pieces, up to the next mark of a field. */
function readFields(xml: string): string[] {
  const fields = [''];
  for (const [, , , text, interrupted, mark, simple] of xml.matchAll(fieldPart)) {
    // No program puts a comment into an instruction, except to hide it.
    if (interrupted) refuse('documentDamaged');
    if (simple !== undefined) fields.push(attribute(simple, 'instr'), '');
    else if (mark) fields.push('');
    else fields.push((fields.pop() ?? '') + plainXml(text ?? ''));
  }
  return fields;
}

function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|[\\s:"'])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes);
  return plainXml(found?.[1] ?? found?.[2] ?? '').trim();
}
