/**
 * How a page's prose is written down. In a sentence `[words](/address)` is a link, `**words**` is strong, and
 * `{name}`, `{email}`, `{company}`, `{subjectPrice}`, `{bothSaving}` and `{promoPrice}` stand for the operator's own facts.
 */
export type Block = string | { list: string[] } | { heading: string } | { table: { head: string[]; rows: string[][] } };

export type Section = { id: string; title: string; blocks: Block[] };

export type Article = { title: string; lead: string; date?: string; sections: Section[] };
