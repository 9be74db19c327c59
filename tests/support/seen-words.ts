import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export type SeenText = { file: string; text: string };

/** Every sentence that the sources hold for somebody to read: strings and page text, without comments, imports and classes. */
export function readSeenTexts(pattern: string): SeenText[] {
  return globSync(pattern)
    .filter((path) => !/\.test\.tsx?$|\/answers\/|\/features\/design\//.test(path))
    .flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      const texts = file.endsWith('.json') ? stringsIn(JSON.parse(code)) : textsIn(parseSync(file, code).program);
      return texts.map((text) => ({ file, text: text.replace(/\s+/g, ' ').trim() }));
    });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

type Node = Record<string, unknown> & { type: string };

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value) || isUnseen(value)) return [];
  if (value.type === 'TemplateLiteral') return [wholeOf(value), ...textsIn(value.expressions)];
  if (value.type === 'JSXText' || value.type === 'Literal') {
    return typeof value.value === 'string' ? [value.value] : [];
  }
  return Object.values(value).flatMap(textsIn);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

const unseenAttributes = /^(?:className|d|viewBox|id|key|name|role|type|rel|href|to|variant)$/;

function isUnseen(node: Node): boolean {
  if (node.type === 'JSXAttribute') return unseenAttributes.test(String((node.name as { name: unknown }).name));
  return node.type === 'ImportDeclaration' || /^TS(?!As|Satisfies|NonNull)/.test(node.type);
}

function wholeOf(template: Node): string {
  return (template.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ');
}
