/** A video that the guide plays after a click. `embedUrl` must be on a host that the content security policy allows. */
export type GuideVideo = { embedUrl: string; title: string; host: string };

/**
 * The operator's own words and figures. Edit this file to make the product yours.
 * Whoever publishes the marketing figures must be able to show evidence for each of them.
 */
export const site = {
  name: 'Margin',
  /** The public address, for search engines and link previews: `web/public/robots.txt` and `sitemap.xml` say the same. */
  address: 'https://margin.example',
  supportEmail: 'support@margin.example',
  socials: {
    instagram: 'https://www.instagram.com/margin.example',
    youtube: 'https://www.youtube.com/@margin-example',
    tiktok: 'https://www.tiktok.com/@margin.example',
  },
  /** Another video in place of our own film. */
  guideVideo: null as GuideVideo | null,
  /** Change a figure here, or leave it out with `shown: false`. */
  stats: [
    { figure: '1k+', label: 'students', shown: true },
    { figure: '100%', label: 'success rate', shown: true },
    { figure: '5', label: 'rating', shown: true },
    { figure: '1000', label: 'topics', shown: true },
  ],
};
