-- A question whose scheme has two strands (9 for analysis, 6 for evaluation) has a level and a mark in each, and no level of the whole.
alter table tmq_feedback add column strands jsonb;
alter table tmq_feedback drop constraint tmq_feedback_check;
alter table tmq_feedback add constraint tmq_feedback_check
  check (sent_at is null or (mark between 0 and out_of and (level is not null or strands is not null)));
