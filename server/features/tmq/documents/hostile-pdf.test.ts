import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { verdictOn } from '#tests/documents/corpus-world.ts';
import { madeDocx } from '#tests/documents/made-docx.ts';
import { madeObjectStream, madePdf, madeStream } from '#tests/documents/made-pdf.ts';

const wrongKind = 'This file is not a Word document or PDF';
const password = 'This PDF is protected by a password. Please save it without one.';
const scripts = 'This PDF contains a script or starts a program. Please print it to a new PDF and send that.';
const fetches = 'This PDF fetches or sends something over the network. Please print it to a new PDF and send that.';
const damaged = 'This file is damaged or incomplete. Please save it again and send that.';
const swells = 'This document is far bigger inside than an essay. Please save it as a PDF and send that.';
const program = 'This document carries a program inside it. Please save it without attachments.';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const escaped = '<< /S /J#61vaScript /#4a#53 (app.alert(1)) >>';
const attached = '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>';
const hexName = `<FEFF${Buffer.from('update.exe', 'utf16le').swap16().toString('hex')}>`;
const web = '<< /S /URI /URI (https://evil.example) >>';
const withObject = (...objects: (string | Buffer)[]) => madePdf({ objects });
const twicePacked = madeStream(
  '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]',
  deflateSync(Buffer.from(script).toString('hex')),
  { packed: false },
);
const half = 'x'.repeat(55_000_000);
const far = Buffer.alloc(700_000, 'an essay ');

test.each<[what: string, content: Buffer, sentence: string]>([
  ['a program by another name', Buffer.from('MZ\x90\0\x03'.padEnd(500, '\0')), wrongKind],
  ['a web page by another name', Buffer.from('<html><script>alert(1)</script></html>'), wrongKind],
  ['a picture by another name', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), wrongKind],
  ['a file with something in front', Buffer.concat([Buffer.from('#!/bin/sh\n'), madePdf()]), wrongKind],
  ['a file that is a zip as well', Buffer.concat([madePdf(), madeDocx()]), wrongKind],
  ['a small zip behind the end', Buffer.concat([madePdf(), Buffer.from('PK\x05\x06'.padEnd(22, '\0'))]), wrongKind],
  ['a file cut off', madePdf().subarray(0, -200), damaged],
  ['nothing but a beginning', Buffer.from('%PDF-1.7\n'), damaged],
  ['much after the end', Buffer.concat([madePdf(), Buffer.alloc(2000, 'x')]), damaged],
  ['a password', madePdf({ trailer: '/Encrypt 9 0 R' }), password],
  ['a password, written in place', madePdf({ trailer: '/Encrypt<< /Filter /Standard >>' }), password],
  ['a password in escapes', madePdf({ trailer: '/#45ncrypt 9 0 R' }), password],
  ['a password in an index stream', withObject(madeStream('/Type /XRef /Encrypt 9 0 R', 'x')), password],
  ['a script', withObject(script), scripts],
  ['a script when it opens', madePdf({ catalogue: `/OpenAction ${script}` }), scripts],
  ['a script without spaces', withObject('<</S/JavaScript/JS(app.alert(1))>>'), scripts],
  ['a script in escapes', withObject(escaped), scripts],
  ['a script of a rendition', withObject('<< /S /Rendition /JS 9 0 R >>'), scripts],
  ['a script far into the file', withObject(madeStream('', far, { packed: false }), script), scripts],
  ['a script behind much plain text', madePdf({ catalogue: `/X (${far}) /OpenAction ${script}` }), scripts],
  ['a script among packed objects', withObject(madeObjectStream(script)), scripts],
  ['a script in escapes among packed objects', withObject(madeObjectStream(escaped)), scripts],
  ['packed objects named in escapes', withObject(madeObjectStream(script, '/Type /Obj#53tm /N 1 /First 4')), scripts],
  ['packed objects without a name', withObject(madeObjectStream(script, '/N 1 /First 4')), scripts],
  [
    'objects in a stream, not packed',
    withObject(madeStream('/Type /ObjStm', `9 0 ${script}`, { packed: false })),
    scripts,
  ],
  ['a script far into packed objects', withObject(madeObjectStream(`(${far}) ${script}`)), scripts],
  ['a script in the middle of a picture', withObject(madeStream('', `x ${script} x`, { packed: false })), scripts],
  ['an action that starts a program', withObject('<< /S /Launch /F (cmd.exe) >>'), scripts],
  ['an action given apart', withObject('<< /S 7 0 R >>', '/Launch'), scripts],
  ['an action between comments', withObject('<< /S %(\n/Launch %)\n /F (cmd.exe) >>'), scripts],
  ['an action between escaped brackets', withObject('<< /C (x) /A#28 1 /S /X /T /Launch /B#29 1 >>'), scripts],
  ['a form that is sent off', withObject('<< /S /SubmitForm /F (https://evil.example) >>'), fetches],
  ['a form that is filled from a file', withObject('<< /S /ImportData /F (a.fdf) >>'), fetches],
  ['a way into another document', withObject('<< /S /GoToR /F (\\\\\\\\evil.example\\\\a.pdf) >>'), fetches],
  ['such a way among packed objects', withObject(madeObjectStream('<< /S /GoT#6fR /F (a) >>')), fetches],
  ['such a way in a picture', withObject(madeStream('', 'x << /S /GoToR >> x', { packed: false })), fetches],
  ['a way into a file within another', withObject('<< /S /GoToE /F (a.pdf) /T << /R /C >> >>'), fetches],
  ['an article in another document', withObject('<< /S /Thread /F (a.pdf) /D 0 >>'), fetches],
  ['such an article among packed objects', withObject(madeObjectStream('<< /S/Thread/F(a) >>')), fetches],
  ['a stream whose content is elsewhere', withObject(madeStream('/F (https://evil.example/a)', 'x')), fetches],
  ['such a stream, its file given apart', withObject(madeStream('/X << /Y 1 >> /F 9 0 R', 'x')), fetches],
  ['such a stream, its file described', withObject(madeStream('/#46 << /FS /X /F (a) >>', 'x')), fetches],
  ['such a stream behind a text with brackets', withObject(madeStream('/X (<<) /F (a)', 'x')), fetches],
  ['a filter for content elsewhere', withObject(madeStream('/FFilter /FlateDecode', 'x')), fetches],
  ['a picture of a page of another file', withObject(madeStream('/Subtype /Form /Ref << /F (a) >>', 'x')), fetches],
  ['a web page when it opens', madePdf({ catalogue: `/OpenAction ${web}` }), fetches],
  ['a web page when it opens, given apart', madePdf({ catalogue: '/OpenAction 6 0 R', objects: [web] }), fetches],
  [
    'a web page when it opens, among packed objects',
    madePdf({ catalogue: '/OpenAction 9 0 R', objects: [madeObjectStream(web)] }),
    fetches,
  ],
  ['a web page when a page opens', withObject(`<< /Type /Page /AA << /O ${web} >> >>`), fetches],
  ['a film from elsewhere', withObject('<< /Subtype /Movie /Movie << /F (a) >> >>'), fetches],
  ['a film of another kind', withObject('<< /S /Rendition /R << /C << /D (a) >> >> >>'), fetches],
  ['content from elsewhere', withObject('<< /FS /URL /F (https://evil.example) >>'), fetches],
  ['a form in a language of its own', madePdf({ catalogue: '/AcroForm << /XFA 6 0 R >>' }), scripts],
  ['a program attached', madePdf({ catalogue: attached, objects: ['<< /F (update.EXE) >>'] }), program],
  [
    'a program attached, in other letters',
    madePdf({ catalogue: attached, objects: [`<< /UF ${hexName} >>`] }),
    program,
  ],
  [
    'a program among packed objects',
    madePdf({ catalogue: attached, objects: [madeObjectStream('(run.js)')] }),
    program,
  ],
  [
    'packed objects in an unusual packing',
    withObject(madeStream('/Type /ObjStm /Filter /LZWDecode', 'x', { packed: false })),
    damaged,
  ],
  [
    'packed objects twice packed',
    withObject(madeStream('/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', 'x', { packed: false })),
    damaged,
  ],
  [
    'packed objects that are broken',
    withObject(madeStream('/Type /ObjStm /Filter /FlateDecode', 'x', { packed: false })),
    damaged,
  ],
  [
    'packed objects cut off',
    withObject(madeStream('/Type /ObjStm /Filter /FlateDecode', deflateSync(far).subarray(0, -40), { packed: false })),
    damaged,
  ],
  [
    'packed objects behind a stream that is none',
    withObject('% 1 0 obj >>\nstream\n', madeObjectStream(script)),
    damaged,
  ],
  ['packed objects disguised by a text', withObject(madeObjectStream(script, '/Type /ObjStm /X (1 0 obj)')), damaged],
  ['packed objects packed again', withObject(twicePacked), damaged],
  ['packed objects that swell together', withObject(madeObjectStream(half), madeObjectStream(half)), swells],
  ['packed objects that swell', withObject(madeObjectStream('x'.repeat(110_000_000))), swells],
  ['a stream behind a comment', withObject('<< /N 1 /First 4 >> %\nstream\n\nendstream'), damaged],
  ['a stream without an end', withObject('<< >>\nstream\nforever'), damaged],
])('%s is refused', async (_, content, sentence) => {
  expect(await verdictOn('essay.pdf', content)).toBe(sentence);
});
