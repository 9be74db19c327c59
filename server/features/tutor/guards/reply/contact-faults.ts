import { supportCard } from '#content/support.ts';

/** Links, addresses, numbers and accounts. The numbers of the support card are the only ones that may be given. */
export const contactFaults: RegExp[] = [
  /\b(?:https?|ftp|hxxps?)\s?:\s?\/\s?\//,
  /\bwww\s?\.\s?[a-z0-9-]/,
  // These three look back from their dot or @, which are rare: every word could be the beginning of an address.
  /(?<=[a-z0-9-])\.(?:[a-z0-9-]{1,40}\.){0,3}(?:com|org|net|io|gg|tv|info|biz|xyz|app|dev|ru|cn|ly|link|site|online|shop|club|top|edu|gov|onion|uk|eu|example|(?:me|to|ai|co)(?=\/))\b/,
  /(?<=[a-z0-9-]{2}\s?)\.\s?com\b/,
  /(?<=[a-z0-9._+-]\s?)@\s?[a-z0-9-]{1,60}\s?\.\s?[a-z]{2,}/,
  /\b(?!the\b|a\b|this\b)[a-z0-9-]{2,60}\s(?:dot|\(dot\)|\[dot\])\s(?:com|org|net|co|uk|io|gg)\b/,
  /(?<![a-z0-9@])@[a-z0-9_.]{3,}/,
  // With a country's code or a leading 0, then at least seven more digits.
  /(?<![\d.,£$€])(?:\+\s?\d{1,3}|\(?0\d)(?:[\s().-]{0,3}\d){7,12}(?!\d)/,
  /\(\d{3}\)\s?\d{3}[\s-]\d{4}\b|\b\d{3}[.-]\d{3}[.-]\d{4}\b/,
  /\b(?:zero|oh|nought|plus)(?:[\s,.-]{1,3}(?:zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)){8,}/,
  /\b(?:add|follow|dm|message|text|ring|call|phone|email|facetime) me (?:on|at|when|later|tonight|tomorrow|any ?time|if|back)\b/,
  /\bmy (?:phone number|mobile|snapchat|snap|instagram|insta|tiktok|discord|whatsapp|email) is\b/,
];

/** Firms whose name is an address. */
const firms = /\b(?:amazon|booking|lastminute|boohoo|alibaba|autotrader|salesforce|hotels|pets|just-eat)\.com\b(?!\/)/g;

const helpNumbers = supportCard.lines.map(
  ({ contact }) => new RegExp(`(?<!\\d)${contact.replaceAll(/\D/g, '').split('').join('[\\s-]?')}(?!\\d)`, 'g'),
);

/** The text without what may be given. */
export function withoutAllowedContacts(plain: string): string {
  return helpNumbers.reduce((text, number) => text.replaceAll(number, ' '), plain.replaceAll(firms, ' '));
}
