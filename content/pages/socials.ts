export const socialsPage = {
  title: 'Socials',
  lead: 'Short explanations, exam tips and news. Both open in a new window.',
  instagram: 'Pictures: one diagram or one definition at a time.',
  youtube: 'Videos: worked questions and topics in ten minutes.',
};
