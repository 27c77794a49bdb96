-- Sizes of a picture that could not be made are tried again, some times and ever later (app/features/media/jobs.server.ts).
alter table media add column sizes_tries integer not null default 0;
alter table media add column sizes_again_at timestamptz;
-- How hard the puzzle was that was answered: a form that is pressed twice is answered the second time as the first.
alter table captcha_pass add column work integer not null default 0;
