import type { ReactNode } from 'react';

export function SkillSection({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-4">{title}</h3>
      {lead && <p className="mb-5 max-w-reading text-ink-soft">{lead}</p>}
      {children}
    </section>
  );
}

export function TextList({ items, numbered }: { items: readonly string[]; numbered?: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`grid max-w-reading gap-2 pl-6 marker:text-pen ${numbered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
