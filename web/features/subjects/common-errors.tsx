type CommonError = { error: string; example?: string; fix: string };

export function CommonErrors({ errors }: { errors: readonly CommonError[] }) {
  return (
    <dl className="grid gap-4 md:grid-cols-2">
      {errors.map(({ error, example, fix }) => (
        <div key={error} className="break-inside-avoid rounded-md border border-line bg-raised p-5">
          <dt className="font-serif text-h4 font-semibold">{error}</dt>
          {example && <dd className="mt-1.5 text-ink-soft line-through decoration-pen">{example}</dd>}
          <dd className="mt-1.5">{fix}</dd>
        </div>
      ))}
    </dl>
  );
}
