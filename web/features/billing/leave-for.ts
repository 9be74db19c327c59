/**
 * Goes to the card page. Ends only when the browser comes back to this page with its Back button, so that a form stays
 * busy until then and can be used again after.
 */
export async function leaveFor(url: string): Promise<void> {
  const back = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  location.assign(url);
  await back;
}
