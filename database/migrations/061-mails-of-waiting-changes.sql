-- A change that waits does not take effect while the mails that stop it are on their way.
create index mail_of_waiting_change on mail (created_at) where event in ('bankChangeRequested', 'claimToStop');
