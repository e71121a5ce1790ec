-- What an NGO says about itself, in up to three languages, and its services with their cost and whom they are for.

alter table ngo
  -- Without a translation, readers of that language see the original.
  add column mission_gu text check (char_length(mission_gu) between 1 and 500),
  add column mission_hi text check (char_length(mission_hi) between 1 and 500),
  add column description_gu text check (char_length(description_gu) between 1 and 20000),
  add column description_hi text check (char_length(description_hi) between 1 and 20000);

create function services_of_names(names text[]) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', name, 'nameGu', null, 'nameHi', null, 'cost', null, 'audience', '[]'::jsonb
  ) order by place), '[]')
  from unnest(names) with ordinality as service (name, place)
$$;

alter table ngo drop constraint ngo_services_check;
alter table ngo alter column services drop default;
alter table ngo alter column services type jsonb using services_of_names(services);
alter table ngo
  -- A list of {name, nameGu, nameHi, cost, audience}: src/features/ngo/fields/services.values.ts.
  alter column services set default '[]',
  add constraint ngo_services_check check (
    jsonb_typeof(services) = 'array' and jsonb_array_length(services) <= 50
  );

drop function services_of_names(text[]);
