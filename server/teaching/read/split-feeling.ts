import { isQuestion } from './is-question.ts';
import { type Mood, moodOf } from './moods.ts';

export type Felt = { mood: Mood | 'dislikes'; rest: string };

/** 'Its really stressing me out. whats the difference between …': how the student feels, and what he asks behind it. */
export function splitFeeling(words: string): Felt | undefined {
  const sentences = words.trim().split(/(?<=[.!?])\s+/);
  const [felt = '', ...others] = sentences;
  const rest = others.join(' ');
  if (isQuestion(felt) || !others.some((sentence) => isQuestion(sentence)) || felt.split(/\s+/).length > mostWords)
    return undefined;
  if (rest.split(/\s+/).length < fewestWords) return undefined;
  const mood = lost.test(felt) ? 'feelsStressed' : moodOf(felt.replace(ofExams, ' '));
  // Whoever is pleased wants to get on with it.
  if (!mood || mood === 'feelsGood') return undefined;
  return { mood: isOfTopic.test(felt) ? 'dislikes' : mood, rest };
}

const fewestWords = 3;
const mostWords = 30;
/** That there is an exam tells nothing of how one feels about it. */
const ofExams = /\b(?:mocks?|exams?|tomorrow|behind)\b/gi;
const lost = /\b(?:so|really|completely|totally) (?:lost|confused)\b/i;
/** It is the subject that is hated or bores, and not the tutor. */
const isOfTopic = /\bbor(?:ed|ing)\b|\bhate (?!you|this (?:app|bot|thing|tutor|ai))/i;
