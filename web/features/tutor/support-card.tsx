import { type HelpLine, supportCard } from '#content/support.ts';

/** Calm, and readable at a glance: who to call, now. */
export function SupportCard() {
  const { title, opening, danger, lines, nearby, honesty, goOn } = supportCard;
  return (
    <section aria-label={title} className="mt-3 rounded-md border border-info/45 bg-raised p-4 sm:p-5">
      <h3 className="text-h4">{title}</h3>
      <p className="mt-2">{opening}</p>
      <ul className="mt-4 grid gap-4">
        {[...lines, danger].map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </ul>
      <p className="mt-4">{nearby}</p>
      <p className="mt-3 text-sm text-ink-soft">{honesty}</p>
      <p className="mt-3 text-sm">{goOn}</p>
    </section>
  );
}

function Line({ name, contact, href, about }: HelpLine) {
  return (
    <li>
      <a href={href} className="link inline-block py-0.5 font-semibold">
        {name}: {contact}
      </a>
      <p className="text-sm text-ink-soft">{about}</p>
    </li>
  );
}
