-- Who has passed the steps of review of the newest revision, in their order: nobody passes two of them. No references: a step stays
-- passed, whoever goes.
alter table content_thread add column passed_by integer[] not null default '{}';

-- What is being reviewed just now: who has passed it stood in the log alone.
update content_thread set passed_by = array(
  select staff_id from staff_act
  where about = concat_ws(' ', content_thread.kind, thing_id, thread)
    and act = 'content.pass' and (after ->> 'revision')::integer = head and staff_id is not null
  order by id)
where state in ('review', 'signed') and step > 0;
