import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from './app.tsx';
import { setAccount } from './session.ts';

const shared = { id: '7', name: '12B', subject: 'economics', code: 'ABCDEF', today: '2026-11-16' };
const aClass = { ...shared, students: [], missed: [], sections: [], work: [] };
const feedback = { kind: 'feedback', subjectTitle: 'Business', type: 'Essay', examQuestion: 'Why?', feedback: null };

const answers: Record<string, object> = {
  '/api/classes/7': aClass,
  '/api/memberships/invitations': { name: '12B', subject: 'economics', teacher: 'Ms Okafor', joined: false },
  '/api/marking/feedback': feedback,
  '/api/marking/queue': { kind: 'queue', requests: [] },
  '/api/marking/old': { kind: 'expired', renewable: false },
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const found = answers[new URL(address, location.href).pathname];
    return found ? Response.json(found) : Response.json({ code: 'not_found', message: null }, { status: 404 });
  });
  const named = { email: 'amara@school.sch.uk', fullName: 'Amara', mobileNumber: null, yearOfStudy: null };
  setAccount({ ...named, subjects: ['economics', 'business'], subscriptions: [] });
  return () => {
    setAccount(null);
    vi.unstubAllGlobals();
  };
});

test.each([
  ['/classes', 'My classes'],
  ['/classes/7', '12B'],
  ['/classes/7/sheet', 'Ideas to go over, 12B'],
  ['/join/ABCDEF', 'Join 12B'],
  ['/marking/feedback', 'Your feedback, Business'],
  ['/marking/queue', 'Marking queue'],
  ['/marking/old', 'This link has expired'],
  ['/marking/none', 'This link doesn’t work'],
  ['/subject/economics/ab', 'Analysis Builder, Economics'],
  ['/subject/economics/es', 'Evaluation Skills, Economics'],
  ['/subject/economics/qft', 'Quick Fire Testing, Economics'],
  ['/subject/economics/ess', 'Exam Strategy Simulator, Economics'],
  ['/subject/business/ab', 'Analysis Builder, Business'],
  ['/subject/business/es', 'Evaluation Skills, Business'],
  ['/subject/business/qft', 'Quick Fire Testing, Business'],
  ['/subject/business/diagrams', 'Diagrams from memory, Business'],
])('the page at %s is called %s', async (path, title) => {
  const { hook, searchHook } = memoryLocation({ path });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <App />
    </Router>,
  );
  await expect.poll(() => document.title).toBe(`${title} – Margin`);
});
