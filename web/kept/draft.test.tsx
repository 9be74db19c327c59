import { beforeEach, expect, test } from 'vitest';
import { chooseDraft, keepDraft, readDraft } from './draft.ts';

beforeEach(() => localStorage.clear());

test('what this browser could not send comes before what the server has', () => {
  keepDraft('plan', 'sam', { draft: 'written on the train', state: 'unsaved' });
  expect(chooseDraft('plan', 'sam', 'older', '')).toEqual({ draft: 'written on the train', unsaved: true });
});

test('a text that was emptied without a network stays empty', () => {
  keepDraft('plan', 'sam', { draft: '', state: 'unsaved' });
  expect(chooseDraft('plan', 'sam', 'older', '')).toEqual({ draft: '', unsaved: true });
});

test('what was saved gives way to the server, where it may have gone on from another computer', () => {
  keepDraft('plan', 'sam', { draft: 'saved here', state: 'saved' });
  expect(chooseDraft('plan', 'sam', 'gone on at home', '')).toEqual({ draft: 'gone on at home', unsaved: false });
  expect(chooseDraft<string>('plan', 'sam', null, '')).toEqual({ draft: '', unsaved: false });
});

test('what was jotted down while the server could not be asked gives way to it too', () => {
  keepDraft('plan', 'sam', { draft: 'jotted down', state: 'jotted' });
  expect(chooseDraft('plan', 'sam', 'the plan', '')).toEqual({ draft: 'the plan', unsaved: false });
  expect(chooseDraft<string>('plan', 'sam', null, '')).toEqual({ draft: 'jotted down', unsaved: true });
});

test('notes from before logging in come along, and are no visitor’s any more', () => {
  keepDraft('plan', '', { draft: 'jotted down as a visitor', state: 'jotted' });
  expect(chooseDraft<string>('plan', 'sam', null, '')).toEqual({ draft: 'jotted down as a visitor', unsaved: true });
  expect(readDraft('plan', '')).toBeUndefined();
  expect(chooseDraft<string>('plan', 'alex', null, '')).toEqual({ draft: '', unsaved: false });
});

test('what somebody else left in a shared browser is neither shown, nor sent, nor lost', () => {
  keepDraft('plan', 'alex', { draft: 'not for sam', state: 'unsaved' });
  expect(chooseDraft<string>('plan', 'sam', null, '')).toEqual({ draft: '', unsaved: false });
  expect(chooseDraft('plan', 'sam', 'sam’s own', '')).toEqual({ draft: 'sam’s own', unsaved: false });
  expect(chooseDraft<string>('plan', '', null, '')).toEqual({ draft: '', unsaved: false });
  keepDraft('plan', 'sam', { draft: 'sam’s', state: 'unsaved' });
  expect(chooseDraft<string>('plan', 'alex', null, '')).toEqual({ draft: 'not for sam', unsaved: true });
});

test('a stamped draft of before is its owner’s, whoever looks first', () => {
  localStorage.setItem('plan', JSON.stringify('of last week'));
  localStorage.setItem('plan/stamp', JSON.stringify({ owner: 'sam', unsaved: true }));
  expect(chooseDraft<string>('plan', '', null, '')).toEqual({ draft: '', unsaved: false });
  expect(Object.keys(localStorage)).toEqual(['draft/sam/plan']);
  expect(chooseDraft('plan', 'sam', 'older', '')).toEqual({ draft: 'of last week', unsaved: true });
});

test('a draft of before that the server has gives way to it', () => {
  localStorage.setItem('plan', JSON.stringify('of last week'));
  localStorage.setItem('plan/stamp', JSON.stringify({ owner: 'sam', unsaved: false }));
  expect(chooseDraft('plan', 'sam', 'gone on at home', '')).toEqual({ draft: 'gone on at home', unsaved: false });
});

test('an answer of before, with its owner inside, is found by its owner alone', () => {
  localStorage.setItem('answer/economics/1', JSON.stringify({ owner: 'sam', text: 'half a thought' }));
  expect(chooseDraft<string>('answer/economics/1', 'alex', null, '')).toEqual({ draft: '', unsaved: false });
  expect(chooseDraft<string>('answer/economics/1', 'sam', null, '')).toEqual({
    draft: 'half a thought',
    unsaved: true,
  });
});

test('a visitor’s notes of before are still there', () => {
  localStorage.setItem('simulator/3/notes', JSON.stringify({ answer: 'Tax', evaluation: '' }));
  expect(readDraft('simulator/3/notes', '')).toEqual({ draft: { answer: 'Tax', evaluation: '' }, state: 'jotted' });
});

test('a draft that was handed in before leaves nothing', () => {
  localStorage.setItem('plan', 'null');
  localStorage.setItem('plan/stamp', JSON.stringify({ owner: 'sam', unsaved: false }));
  expect(chooseDraft<string>('plan', 'sam', null, '')).toEqual({ draft: '', unsaved: false });
  expect(localStorage.length).toBe(0);
});
