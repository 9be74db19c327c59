import type { ReactNode } from 'react';

export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="relative">
      <h2 className="mb-6">{title}</h2>
      <div className="grid gap-10">{children}</div>
    </section>
  );
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 border-b border-line pb-1.5 font-sans text-sm font-semibold text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">{children}</div>;
}
