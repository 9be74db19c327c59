/**
 * The operator's own words and figures. Edit this file to make the product yours.
 * Whoever publishes the marketing figures must be able to show evidence for each of them.
 */
export const site = {
  name: 'Margin',
  companyLine: 'Margin is a trading name of Margin Tutoring Ltd, registered in England and Wales.',
  supportEmail: 'support@margin.example',
  socials: {
    instagram: 'https://www.instagram.com/margin.example',
    youtube: 'https://www.youtube.com/@margin-example',
    tiktok: 'https://www.tiktok.com/@margin.example',
  },
  stats: [
    { figure: '1k+', label: 'students' },
    { figure: '100%', label: 'success rate' },
    { figure: '5', label: 'rating' },
    { figure: '1000', label: 'topics' },
  ],
};
