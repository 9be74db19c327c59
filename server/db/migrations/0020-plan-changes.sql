-- A change of a plan is under way at the provider since then: another one waits, so that nobody is charged twice.
alter table subscriptions add column changing_since timestamptz;
-- A subject that the student has dropped from a plan for both: paid for, and open, until then.
alter table subscriptions add column leaving_subject text;
alter table subscriptions add column leaves_at timestamptz;
alter table subscriptions add constraint leaving_has_a_day check ((leaving_subject is null) = (leaves_at is null));
