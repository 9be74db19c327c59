import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { countWords } from '#domain/report/count-words.ts';
import { createPdf } from '#server/pdf/create-pdf.ts';

type Question = Pick<SimulatorEntry, 'topic' | 'eb' | 'year' | 'paper' | 'marks' | 'question'>;

/** An answer as a marker wants it: the question, the student's own words, and nobody's name. */
export function writeAnswerPdf(question: Question, { text, attemptedAt }: { text: string; attemptedAt: Date }) {
  const { topic, eb, year, paper, marks } = question;
  return createPdf({ title: topic, createdAt: attemptedAt }, (pdf) => {
    pdf.heading(topic);
    pdf.note(`Practice question modelled on ${eb} ${year}, ${paper}. ${marks} marks. ${countWords(text)} words.`);
    pdf.subsection('Question');
    pdf.paragraph(question.question);
    pdf.section('Answer');
    for (const paragraph of text.split(/\n+/).filter((line) => line.trim())) pdf.paragraph(paragraph.trim());
  });
}
