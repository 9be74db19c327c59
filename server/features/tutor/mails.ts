import { subjectTitles } from '#content/tmq.ts';
import type { Subject } from '#domain/subjects.ts';
import { writeLetter } from '../../mail/letter.ts';

/** Says that it happened and how to look it up. Who it was is in the audit alone; what was said is nowhere in it. */
export function safeguardingMail({ incident, subject, at }: { incident: string; subject: Subject; at: Date }) {
  return writeLetter({
    subject: 'A student was shown the support card',
    paragraphs: [
      `In a conversation with the ${subjectTitles[subject]} tutor, a student’s words were taken as a sign of distress. The tutor showed the support card with helplines and stepped back.`,
      `Incident ${incident}, ${at.toISOString()}.`,
      "The account is in the audit events under 'support_card_shown' with this incident. The conversation itself is not in this message and is not sent to anybody.",
    ],
  });
}
