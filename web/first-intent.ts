const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * Settled at the first sign of somebody at the page, and at once where there is nobody to wait for: in the build, and
 * when the address asks for something special. A part that waits for it is readable HTML until then.
 */
export const firstIntent: Promise<unknown> =
  typeof window === 'undefined' || location.search
    ? Promise.resolve()
    : Promise.race(
        signsOfLife.map(
          (sign) =>
            new Promise((resolve) => addEventListener(sign, resolve, { once: true, passive: true, capture: true })),
        ),
      );
