/** Demo students are the server's; the reserved domain is how they are told apart. */
export function isDemo(email: string): boolean {
  return email.endsWith('@demo.example');
}
