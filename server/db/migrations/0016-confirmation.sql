-- The link in a message confirms one registration: whoever follows it enters the password that was chosen then, and only
-- that password opens the account afterwards. Null for a link that confirms the account with the password it has.
alter table one_time_tokens add column password_hash text;
