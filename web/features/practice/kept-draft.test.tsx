import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '#web/features/usage/browser-storage.ts';
import { chooseDraft, keepDraft } from './kept-draft.ts';

beforeEach(() => localStorage.clear());

test('what this browser could not send comes before what the server has', () => {
  keepDraft('plan', 'sam', 'written on the train', true);
  expect(chooseDraft('plan', 'sam', 'older', '')).toEqual({ draft: 'written on the train', unsaved: true });
});

test('what was saved gives way to the server, where it may have gone on from another computer', () => {
  keepDraft('plan', 'sam', 'saved here', false);
  expect(chooseDraft('plan', 'sam', 'gone on at home', '')).toEqual({ draft: 'gone on at home', unsaved: false });
});

test('notes from before logging in come along', () => {
  writeStored('plan', 'jotted down as a visitor');
  expect(chooseDraft('plan', 'sam', null, '')).toEqual({ draft: 'jotted down as a visitor', unsaved: true });
});

test('what somebody else left in a shared browser is neither shown nor sent', () => {
  keepDraft('plan', 'alex', 'not for sam', true);
  expect(chooseDraft('plan', 'sam', null, '')).toEqual({ draft: '', unsaved: false });
  expect(chooseDraft('plan', 'sam', 'sam’s own', '')).toEqual({ draft: 'sam’s own', unsaved: false });
});
