/** What a search result says below the title. Used by the build alone, so that no visitor loads it. */
export const pageDescriptions: Record<string, string> = {
  '/': 'A tutor for A-Level Economics and Business, by voice and text, day and night, with human marking of your essays.',
  '/login': 'Log in to your tutor.',
  '/register': 'Choose your plan and create your account.',
  '/reset-password': 'Ask for an email with instructions for setting a new password.',
  '/about': 'Who Margin is for, how the tutor and the marking work, and what AI can and cannot do.',
  '/socials': 'Find us on Instagram and YouTube.',
  '/subjects': 'A-Level Economics and Business: what each subject covers and how the tutor helps.',
  '/guide': 'How to get the most from your tutor, by voice and by text.',
  '/policy': 'What we know about you, why, for how long, and what you can do about it.',
  '/acceptable_use_policy':
    'What the tutor is for, the 150 minutes of voice per subject each month, and what is not allowed.',
  '/subject/economics/ab': 'Build chains of reasoning that earn analysis marks in A-Level Economics.',
  '/subject/economics/es': 'Evaluate the way examiners want in A-Level Economics.',
  '/subject/economics/qft': 'Short, fast questions over all of A-Level Economics.',
  '/subject/economics/ess': 'Twelve practice questions with case studies, and a tutor who questions your plan.',
};
