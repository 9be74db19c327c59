/** What is to be weighed. */
export function Claim({ text }: { text: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm font-semibold text-ink-soft">The claim</figcaption>
      <blockquote className="border-l-2 border-pen pl-4 font-serif text-lead">{text}</blockquote>
    </figure>
  );
}
