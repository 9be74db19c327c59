import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { LookingAt } from '#domain/tutor-shown.ts';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorPanel } from '#web/features/tutor/tutor-panel.tsx';
import { ToastHost } from '#web/ui/toast.tsx';
import type { takeClock } from './own-clock.ts';
import '#web/ui/theme.css';

export const mrE: TutorPlace = { agentId: 'simulator-0', subject: 'economics', name: 'Mr E' };

type Options = { conversationId?: string; place?: TutorPlace; lookingAt?: LookingAt };

/** The tutor's panel on a page of its own, as a student finds it. */
export async function openTutor({ conversationId, place = mrE, lookingAt: first }: Options = {}) {
  const onClose = vi.fn();
  const location = memoryLocation({ path: '/subject/economics/ess/0', record: true });
  const panel = (lookingAt: LookingAt | undefined) => (
    <Router hook={location.hook}>
      <TutorPanel
        place={place}
        suggestions={[]}
        lookingAt={lookingAt}
        conversationId={conversationId}
        onClose={onClose}
      />
      <ToastHost />
    </Router>
  );
  const screen = await render(panel(first));
  const look = (lookingAt: LookingAt) => screen.rerender(panel(lookingAt));
  return { ...screen, onClose, look, history: location.history };
}

export const textBox = () => page.getByRole('textbox', { name: 'Write to Mr E' });

export async function write(text: string): Promise<void> {
  await userEvent.fill(textBox(), text);
  await userEvent.keyboard('{Enter}');
}

export async function talk(): Promise<void> {
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
}

/** What lasts is told to a screen reader after a while. */
export async function announced(clock: ReturnType<typeof takeClock>, words: string): Promise<void> {
  await expect
    .poll(() => {
      clock.pass(400);
      return page.getByRole('status').filter({ hasText: words }).elements();
    })
    .toHaveLength(1);
}

/** Everything in the transcript, as it reads. */
export function transcript(): string[] {
  return [...document.querySelectorAll('[role="log"] li')].map((entry) => entry.textContent ?? '');
}
