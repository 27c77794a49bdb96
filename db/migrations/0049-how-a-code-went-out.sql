-- What was said of a code that left for those who are known only: how hard a puzzle others solve, and in how many seconds they may
-- ask again. A form that is pressed twice is answered the second time as the first (app/features/accounts/send-code.server.ts).
alter table one_time_code add column known_only_work integer;
alter table one_time_code add column known_only_wait integer;
