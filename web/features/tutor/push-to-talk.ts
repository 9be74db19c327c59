/** The last syllable is often said as the button is let go. */
const tailMilliseconds = 150;

/** The button that is held to talk: it counts as held for a moment longer. */
export function createPushToTalk(tell: (down: boolean) => void) {
  let held = false;
  let lettingGo: ReturnType<typeof setTimeout> | undefined;

  const forget = () => {
    clearTimeout(lettingGo);
    lettingGo = undefined;
    held = false;
  };
  const letGo = () => {
    forget();
    tell(false);
  };
  return {
    isHeld: () => held,
    forget,
    press(down: boolean): void {
      const isLettingGo = lettingGo !== undefined;
      clearTimeout(lettingGo);
      lettingGo = undefined;
      if (!down) lettingGo = setTimeout(letGo, tailMilliseconds);
      // Pressed again at once, it goes on.
      else if (!isLettingGo) {
        held = true;
        tell(true);
      }
    },
  };
}
