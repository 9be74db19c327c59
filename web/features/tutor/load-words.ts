export const couldNotLoadLast = 'We couldn’t load your last conversation. Check your connection and try again.';
