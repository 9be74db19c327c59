import * as v from 'valibot';
import { idParam } from './id-param.ts';
import { lines, requiredText, subject } from './inputs.ts';
import { messages } from './messages.ts';
import { longestMessage } from './tutor.ts';
import { lookingAt } from './tutor-shown.ts';

export const conversationsQuery = v.strictObject({ subject: v.optional(subject) });
export const conversationInput = v.strictObject({
  agentId: v.pipe(v.string(), v.maxLength(60)),
  /** A theme, a section or a simulator question. */
  focus: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/, messages.invalidInput))),
});
export const conversationTitleInput = v.strictObject({ title: requiredText(messages.titleRequired, 120) });
export const conversationMessageInput = v.strictObject({
  /** The browser's own name for the message: sent twice, it is answered once. */
  key: v.pipe(v.string(messages.invalidInput), v.uuid(messages.invalidInput)),
  text: v.pipe(
    lines(Number.POSITIVE_INFINITY),
    v.trim(),
    v.nonEmpty(messages.messageEmpty),
    v.maxLength(longestMessage, messages.messageTooLong(longestMessage)),
  ),
  lookingAt: v.optional(lookingAt),
});
export const conversationMessageParam = v.strictObject({
  ...idParam.entries,
  messageId: v.pipe(v.string(), v.uuid(messages.invalidInput)),
});
export const messageRatingInput = v.strictObject({
  rating: v.nullable(v.picklist([1, -1], messages.invalidInput)),
  reason: v.optional(v.pipe(lines(500), v.trim())),
});
