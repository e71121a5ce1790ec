-- What mails say is sealed until they are sent, and then emptied. Mails that were sent before lose it now.
update mail
set html = null, body = null, attachments = null, sealed = null, unsubscribe_path = null
where status = 'sent';
