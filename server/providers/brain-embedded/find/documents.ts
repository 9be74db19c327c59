import { situations } from '#content/tutor/situations.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Shelf } from '../library.ts';
import { writeOut } from './read-query.ts';
import { type Term, termsOf } from './terms.ts';

/** The smallest thing that can be found: a section, a key point, a question, or everyday words for one of them. */
export type Unit = {
  kind: 'section' | 'point' | 'plain' | 'question' | 'situation';
  id: string;
  sectionId: string;
  text: string;
  terms: Term[];
};

/** `plainFor`: a term in everyday words, by the id of its key point. */
export function listUnits(shelf: Shelf, plainFor: (pointId: string) => string | undefined): Unit[] {
  const terms = (text: string, weight: number) => [
    ...termsOf(stemsOf(text), weight),
    ...writeOut(text, shelf.subject).flatMap((full) => termsOf(stemsOf(full), weight * 0.5)),
  ];
  return shelf.sections.flatMap(({ id, title, topics, keyPoints, questions }): Unit[] => [
    {
      kind: 'section',
      id,
      sectionId: id,
      text: `${title}: ${topics.join('; ')}`,
      terms: [
        ...terms(title, 3),
        ...terms(topics.join('. '), 2),
        ...keyPoints.flatMap((point) => [...('term' in point ? terms(point.term, 2.5) : []), ...terms(point.text, 1)]),
        ...questions.flatMap(({ prompt, requiredIdeas }) => [
          ...terms(prompt, 0.8),
          ...requiredIdeas.flatMap(({ idea }) => terms(idea, 0.5)),
        ]),
      ],
    },
    ...(situations[shelf.subject][id] ?? []).map(
      (text): Unit => ({ kind: 'situation', id, sectionId: id, text, terms: terms(text, 1) }),
    ),
    ...keyPoints.flatMap((point): Unit[] => {
      const plain = plainFor(point.id);
      if (!plain || !('term' in point)) return [];
      return [{ kind: 'plain', id: point.id, sectionId: id, text: `${point.term}: ${plain}`, terms: terms(plain, 1) }];
    }),
    ...keyPoints.map((point): Unit => {
      const text = 'term' in point ? `${point.term}: ${point.text}` : point.text;
      const term = 'term' in point ? terms(point.term, 2) : [];
      return {
        kind: 'point',
        id: point.id,
        sectionId: id,
        text,
        terms: [...term, ...terms(point.text, 1), ...terms(title, 0.5)],
      };
    }),
    ...questions.map(({ id: questionId, prompt, requiredIdeas }): Unit => {
      const ideas = requiredIdeas.flatMap(({ idea }) => terms(idea, 0.6));
      return {
        kind: 'question',
        id: questionId,
        sectionId: id,
        text: prompt,
        terms: [...terms(prompt, 1.2), ...ideas, ...terms(title, 0.4)],
      };
    }),
  ]);
}
