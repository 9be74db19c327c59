import type { Account } from '#web/session.ts';

/** A student with Economics, as the page knows her. */
export const student: Account = {
  email: 'amara@school.sch.uk',
  fullName: 'Amara',
  mobileNumber: null,
  yearOfStudy: null,
  subjects: ['economics'],
  subscriptions: [],
};
