-- What stands under a reply: buttons, a diagram of the course, a worked sum. A reply that was cut off holds none.
alter table conversation_messages add column shown jsonb check (shown is null or (speaker = 'tutor' and not interrupted));
