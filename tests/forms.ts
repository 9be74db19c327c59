import { randomUUID } from 'node:crypto';

/** An address nobody else in this test has. */
export function freshEmail(): string {
  return `student-${randomUUID()}@school.example`;
}

/** A form that would be accepted. */
export function registrationForm(changes: Record<string, unknown> = {}) {
  return {
    fullName: 'Ada Student',
    email: freshEmail(),
    mobileNumber: '07700 900456',
    yearOfStudy: 'Year 1',
    password: 'six or more',
    confirmation: 'six or more',
    plan: 'ECONOMICS_MONTHLY',
    code: '',
    acceptableUse: true,
    privacy: true,
    ...changes,
  };
}

export function markingForm(changes: Record<string, unknown> = {}) {
  return {
    email: 'feedback@home.example',
    examBoard: 'AQA',
    paperNumber: 1,
    examQuestion: 'Evaluate the view that a monopoly is always bad for consumers.',
    questionType: 'econ-20-25',
    acceptedNoRefund: true,
    ...changes,
  };
}

export function feedbackForm(changes: Record<string, unknown> = {}) {
  return {
    outOf: 25,
    level: 4,
    mark: 18,
    strengths: 'A clear line of argument.',
    nextSteps: 'Weigh the evidence before you judge.',
    comments: [{ quote: 'Monopolies are bad.', comment: 'For whom?' }],
    ...changes,
  };
}

/** One page of writing. */
export function essayPdf(words = 'Markets fail when'): Uint8Array<ArrayBuffer> {
  const stream = `BT /F1 12 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}
