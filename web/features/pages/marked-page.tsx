/** What the product is about, in one picture: a student's sentences with the marks in the margin. */
export function MarkedPage() {
  return (
    <figure className="max-w-[30rem] lg:-rotate-1 print:hidden">
      <div className="ruled relative overflow-hidden rounded-md border border-line bg-raised pt-8 pr-5 pb-6 pl-22 shadow-float">
        <span aria-hidden="true" className="absolute inset-y-0 left-18 border-l border-rule" />
        <p className="font-semibold">Why might a weaker pound not improve the current account?</p>
        <p>
          Exports become cheaper, so <span className="pen-underline">more are sold</span>
          <Note>by how much?</Note>. But many UK exports use imported parts, so costs rise too.
        </p>
        <p>
          If demand is price inelastic at first, the balance gets worse before it gets better
          <Note>J-curve ✓</Note>. So it depends on time and on elasticities.
        </p>
        <p className="absolute top-8 left-2.5 font-serif text-h3 leading-8 font-semibold text-pen">7/10</p>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">What feedback on your answer looks like.</figcaption>
    </figure>
  );
}

function Note({ children }: { children: string }) {
  return (
    <span className="absolute left-0 w-18 pr-0.5 pl-2.5 font-serif text-xs leading-4 font-semibold text-pen">
      {children}
    </span>
  );
}
