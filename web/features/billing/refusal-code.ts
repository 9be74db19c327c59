/** The code of a refusal: the server's own, or 'offline' when it could not be asked. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
