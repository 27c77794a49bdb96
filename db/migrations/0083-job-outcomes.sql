-- What became of the last runs of a job, in whichever process.
create table job_outcome (
  name text primary key,
  began_at timestamptz not null, -- the last run
  ended_at timestamptz not null,
  failed_at timestamptz, -- the last run that failed
  error text, -- of that run; what may be somebody's is left out of it
  check ((failed_at is null) = (error is null))
);
