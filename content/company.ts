/**
 * A sample of who runs the product. An operator says it with COMPANY_LINE, COMPANY_ADDRESS and TERMS_URL: the server puts it
 * into the pages and mails in place of this, and warns in production where it was not said.
 */
export const sampleCompany = {
  line: 'Margin is a trading name of Margin Tutoring Ltd, registered in England and Wales.',
  /** The registered office, in one line. */
  address: '',
  /** The operator's own terms of sale, beside our two policies. */
  termsUrl: '',
};
