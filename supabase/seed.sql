-- Stores the project's address and the jobs' secret, with which the schedules call the functions. Both values come from
-- the settings of the session (docs/deployment.md). Without these settings, as in `supabase db reset`, the script
-- stores nothing. A second run changes nothing.
select vault.create_secret(given.value, given.name)
from (
  values
    ('project_url', nullif(current_setting('tribunen.project_url', true), '')),
    ('job_secret', nullif(current_setting('tribunen.job_secret', true), ''))
) as given (name, value)
where given.value is not null and not exists (select from vault.secrets where secrets.name = given.name);
