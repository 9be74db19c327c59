import { expect, test } from 'vitest';
import { mayBeYesOrNo } from './may-be-yes-or-no.ts';

test.each(['is a tax always better', 'so prices rise then', 'it falls, right?', 'does it work or not'])(
  'a yes or a no may answer it: %s',
  (words) => expect(mayBeYesOrNo(words)).toBe(true),
);

test.each([
  'why does it fall',
  'ok so which is the riskiest',
  'is it elastic or inelastic',
  'tell me the reasons for it',
  'when is a tax better than a ban',
])('neither answers it: %s', (words) => expect(mayBeYesOrNo(words)).toBe(false));
