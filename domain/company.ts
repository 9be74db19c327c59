export type Company = { line: string; address: string; termsUrl: string };

/** The company line and the registered office as one text: it is put into built pages as one piece. */
export function tellCompany({ line, address }: Pick<Company, 'line' | 'address'>): string {
  return address ? `${line} Registered office: ${address.replace(/\.$/, '')}.` : line;
}
