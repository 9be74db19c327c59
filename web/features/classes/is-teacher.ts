/** Which page to show. The server decides what is in it. */
export function isTeacher({ subscriptions }: { subscriptions: readonly { plan: string | null }[] }): boolean {
  return subscriptions.some(({ plan }) => plan === 'TEACHER');
}
