import * as v from 'valibot';

/** What a model has filled in, held against a schema of ours, as the SDK asks for it. `wrong` says what it is not. */
export function checkBy<Schema extends v.GenericSchema>(schema: Schema, wrong: string) {
  type Value = v.InferOutput<Schema>;
  return {
    validate(value: unknown): { success: true; value: Value } | { success: false; error: Error } {
      const result = v.safeParse(schema, value);
      return result.success ? { success: true, value: result.output } : { success: false, error: new Error(wrong) };
    },
  };
}
