import { randomUUID } from 'node:crypto';
import { feedbackForm, freshEmail, markingForm, registrationForm } from './forms.ts';

type Ids = { uploadId: string; requestId: string; subscriptionId: string; userId: string; answer: object };

/** A body that each route would take, as far as a wrong password or a used link lets it. */
export function validBodies(ids: Ids): Record<string, Record<string, unknown>> {
  const email = freshEmail();
  const token = 'A'.repeat(43);
  const sessionId = 'cs_test_0123456789';
  const matrix = { kind: 'matrix', cells: [{ id: 'High/High', label: 'Star' }] };
  return {
    'POST /api/session': { email, password: 'wrong', remember: true },
    'POST /api/registrations': registrationForm({ code: '' }),
    'PUT /api/registrations': { id: randomUUID(), secrete: token, sessionId },
    'POST /api/email-confirmations': { email },
    'PUT /api/email-confirmations': { token, password: 'six or more' },
    'POST /api/password-resets': { email },
    'PUT /api/password-resets': { token, password: 'six or more', confirmation: 'six or more' },
    'POST /api/closures': { subscriptionId: ids.subscriptionId, password: 'wrong', acknowledged: true },
    'POST /api/account-data': { password: 'wrong' },
    'PUT /api/study-profile': {
      yearOfStudy: 'Year 2',
      courses: [{ subject: 'economics', board: 'AQA', taught: [1] }],
      worries: ['time'],
    },
    'POST /api/billing/purchases': { subject: 'business' },
    'PUT /api/billing/purchases': { subject: 'business', sessionId },
    'POST /api/billing/drops': { subject: 'business', monthlyPence: 1399 },
    'POST /api/billing/plan-changes': {
      subject: 'business',
      amountDuePence: 900,
      prorationDate: '2026-11-16T09:00:00.000Z',
    },
    'POST /api/create-stripe-session': { subject: 'business', coupon: '' },
    'POST /api/user-exists': { email },
    'POST /api/rpc/check_promo_code': { input_code: 'TEACHERTRIAL' },
    'POST /api/rpc/delete_auth_user': { user_id: ids.userId, password: 'wrong' },
    'POST /api/taste': { questionId: 'taste-1', answer: 'A tax shifts supply to the left.' },
    'POST /api/tutor/conversations': { agentId: 'economics-theme-1', focus: 'economics-1' },
    'PATCH /api/tutor/conversations/:id': { title: 'Market failure' },
    'POST /api/tutor/conversations/:id/messages': { key: randomUUID(), text: 'What is a public good?' },
    'PUT /api/tutor/conversations/:id/messages/:messageId/rating': { rating: 1, reason: 'Clear' },
    'PUT /api/tmq/requests/:id/file': { uploadId: ids.uploadId },
    'PUT /api/tmq/returns': { subject: 'economics', id: ids.requestId, email64: 'c3R1ZGVudA' },
    'POST /api/tmq/:subject/requests': markingForm({ uploadId: ids.uploadId }),
    'POST /api/practice/quick-fire/:subject/runs': { id: randomUUID(), length: 5, scope: 'mixed', calm: false },
    'POST /api/practice/quick-fire/answers': { ...ids.answer, sureness: 50 },
    'POST /api/practice/quick-fire/:subject/questions': {
      ...{ id: randomUUID(), questionId: '1.1.3-q1', answer: 'the next best alternative forgone', takenMs: 4000 },
    },
    'PUT /api/practice/quick-fire/appeals/:id': { note: 'I did say that' },
    'PUT /api/practice/report/:index/drafts': { kind: 'answer', text: 'A tax', takenMs: 60_000 },
    'POST /api/practice/report/:index/attempts': { id: randomUUID(), work: { kind: 'answer', text: 'A tax' } },
    'POST /api/practice/exercises/:subject/attempts': {
      ...{ id: randomUUID(), itemId: '1', seed: 1, takenMs: 4000 },
      work: { kind: 'write', text: 'so that costs rise' },
    },
    'PUT /api/practice/exercises/:subject/drafts': {
      ...{ id: randomUUID(), itemId: '1', seed: 1 },
      work: { kind: 'paragraph', text: 'A tax' },
    },
    'PUT /api/practice/queue/:subject/exam-dates': { dates: [{ paper: 1, examOn: '2027-05-12' }] },
    'POST /api/classes': { id: randomUUID(), name: '12B Economics', subject: 'economics' },
    'PATCH /api/classes/:id': { name: '13B Economics' },
    'POST /api/classes/:id/work': { id: randomUUID(), kind: 'section', target: '1.1.3', dueOn: '2026-12-01' },
    'POST /api/memberships/invitations': { code: 'CDFG-HJKM' },
    'POST /api/memberships': { code: 'CDFG-HJKM', consentVersion: '2026-11-16' },
    'PUT /api/practice/progress/settings': { weeklySummary: true },
    'POST /api/practice/diagrams/:subject/:id/attempts': { id: randomUUID(), drawing: matrix, hints: 0, takenMs: 4000 },
    'PUT /api/practice/diagrams/:subject/:id/draft': { drawing: matrix },
    'PUT /api/marking/:token/draft': feedbackForm(),
    'POST /api/marking/:token/feedback': feedbackForm(),
    'POST /api/marking/:token/better-file': { note: 'Page two is too dark.' },
    'POST /api/marking/:token/desks': { subject: 'economics', id: ids.requestId },
  };
}
