import { jsonSchema, tool } from 'ai';
import * as v from 'valibot';
import type { Shown } from '#domain/tutor-shown.ts';
import { offers } from '../../teaching/decide/give-entry.ts';
import { checkBy } from '../models/check-by.ts';
import type { Knowledge } from './brain-hosted-prompt.ts';

type OfferName = keyof typeof offers;
const offerNames = Object.keys(offers) as OfferName[];
const mostOffers = 3;

const showInput = v.object({
  diagram: v.nullable(v.string()),
  buttons: v.array(v.picklist(offerNames)),
});
type Wish = v.InferOutput<typeof showInput>;

/** What the model wants under its reply: a diagram of the course, and buttons in our words. Anything else is dropped. */
export function createShowTool({ diagrams = [] }: Knowledge, record: (shown: Shown) => void) {
  const listed = diagrams.map(({ id, title }) => `${id} (${title})`).join('; ');
  return tool({
    description: `Puts a diagram, buttons or both under the reply. The diagrams that can be drawn: ${listed || 'none'}.`,
    inputSchema: jsonSchema<Wish>(
      {
        type: 'object',
        properties: {
          diagram: { type: ['string', 'null'], description: 'The id of a diagram on the list, or null.' },
          buttons: {
            type: 'array',
            items: { type: 'string', enum: offerNames },
            description: `At most ${mostOffers} next steps: ${offerNames.map((name) => `${name}: '${offers[name].label}'`).join('; ')}.`,
          },
        },
        required: ['diagram', 'buttons'],
        additionalProperties: false,
      },
      checkBy(showInput, 'not something to show'),
    ),
    execute: async ({ diagram, buttons }: Wish) => {
      const isKnown = diagrams.some(({ id }) => id === diagram);
      const offered = [...new Set(buttons)].slice(0, mostOffers).map((name) => offers[name]);
      record({ ...(diagram && isKnown && { diagram }), ...(offered.length && { offers: offered }) });
      return diagram && !isKnown ? 'there is no diagram with that id' : 'shown';
    },
  });
}

/** What is drawn above need not be drawn again, unless the student wants to see it again. */
export function underReply(wished: Shown, { drawn, words }: { drawn: string[]; words: string }): Shown {
  const { diagram, ...buttons } = wished;
  const isWanted = diagram && (!drawn.includes(diagram) || asksToSee.test(words));
  return { ...(isWanted && { diagram }), ...buttons };
}

const asksToSee = /\b(?:show|see|draw|diagram|graph|picture|again)/i;
