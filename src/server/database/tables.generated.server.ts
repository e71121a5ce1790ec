// Written by `npm run tables` from the migrated database: run it again after a new migration.
// Migrations: abe849f156f3d94b6fbf57d6a774b658e68716761b2e10b10959b5cd78d19e19
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Its values may be written as text: the API's ids are. */
type BigInteger = ColumnType<number, number | string, number | string>;
type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** It has a default. */
type Generated<Type> =
  Type extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<Type, Type | undefined, Type>;

/** The columns of each table. A column with a fixed list of values has that list as its type. */
export type Tables = {
  account: {
    id: GeneratedAlways<number>;
    email: string;
    name: string;
    role: 'ngo' | 'staff' | 'admin';
    ngo_id: BigInteger | null;
    language: Generated<'en' | 'hi' | 'gu'>;
    password_hash: string;
    version: Generated<number>;
    totp_secret: string | null;
    totp_step: BigInteger | null;
    disabled_at: Timestamp | null;
    signed_in_at: Timestamp | null;
    consented_at: Timestamp | null;
    consent_text: string | null;
    created_at: Generated<Timestamp>;
  };
  account_ngo: {
    id: BigInteger;
    name: string;
    name_gu: string | null;
    name_hi: string | null;
    category: string;
    city: string;
    status: 'pending' | 'verified' | 'suspended' | 'deleted';
  };
  audit_account: {
    id: BigInteger;
    email: string;
  };
  audit_chain: {
    position: BigInteger;
    entry_id: BigInteger;
    hash: Buffer;
  };
  audit_entry: {
    id: GeneratedAlways<number>;
    at: Generated<Timestamp>;
    account_id: BigInteger | null;
    account_email: string;
    role: string;
    address: string;
    request_id: string;
    action: string;
    entity: string;
    entity_id: string;
    ngo_id: BigInteger | null;
    before: Generated<Json>;
    after: Generated<Json>;
  };
  audit_head: {
    is_only: Generated<boolean>;
    entries: BigInteger;
    hash: Buffer;
  };
  feedback: {
    id: GeneratedAlways<number>;
    kind: 'feedback' | 'contact' | 'mistake';
    ngo_id: BigInteger | null;
    name: string | null;
    email: string | null;
    rating: number | null;
    message: string | null;
    language: 'en' | 'hi' | 'gu';
    content_hash: string | null;
    status: Generated<'new' | 'answered' | 'done'>;
    answer: string | null;
    answered_by: BigInteger | null;
    answered_at: Timestamp | null;
    done_at: Timestamp | null;
    erased_at: Timestamp | null;
    created_at: Generated<Timestamp>;
  };
  help_contact_look: {
    account_id: BigInteger;
    day: string;
    looks: number;
  };
  help_event: {
    id: GeneratedAlways<number>;
    request_id: BigInteger;
    at: Generated<Timestamp>;
    kind: string;
    actor: 'person' | 'ngo' | 'staff' | 'system';
    ngo_id: BigInteger | null;
    account_id: BigInteger | null;
  };
  help_message: {
    id: GeneratedAlways<number>;
    request_id: BigInteger;
    ngo_id: BigInteger | null;
    by_person: boolean;
    text: string;
    created_at: Generated<Timestamp>;
  };
  help_offer: {
    id: GeneratedAlways<number>;
    request_id: BigInteger;
    ngo_id: BigInteger;
    status: Generated<'sent' | 'accepted' | 'declined' | 'passed'>;
    reason: string | null;
    outcome: 'helped' | 'referred' | 'notReachable' | 'notEligible' | 'noCapacity' | null;
    sent_at: Generated<Timestamp>;
    due_at: Timestamp;
    answered_at: Timestamp | null;
    resolved_at: Timestamp | null;
    stepped_at: Timestamp | null;
    reminded_at: Timestamp | null;
  };
  help_pause: {
    ngo_id: BigInteger;
    until: string;
    updated_at: Generated<Timestamp>;
  };
  help_request: {
    id: GeneratedAlways<number>;
    reference: string;
    user_name: string | null;
    user_mobile: string | null;
    user_email: string | null;
    user_address: string | null;
    help_description: string | null;
    user_city: string;
    district: string;
    user_help_category: 'Education' | 'Occupation' | 'Health';
    user_pin: string | null;
    language: 'en' | 'hi' | 'gu';
    may_mail: Generated<boolean>;
    safe_contact: string | null;
    status: Generated<'open' | 'accepted' | 'resolved' | 'closed'>;
    with_staff_at: Timestamp | null;
    reopened_at: Timestamp | null;
    helped: boolean | null;
    first_answer_at: Timestamp | null;
    closed_reason: string | null;
    merged_into: BigInteger | null;
    idempotency_key: string | null;
    sent_hash: string | null;
    content_hash: string | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    erased_at: Timestamp | null;
    messages_told_at: Timestamp | null;
    messages_due_at: Timestamp | null;
    addressed_to: BigInteger | null;
    alone_until: Timestamp | null;
  };
  known_browser: {
    token_hash: string;
    account_id: BigInteger;
    seen_at: Generated<Timestamp>;
  };
  mail: {
    id: GeneratedAlways<number>;
    event: string;
    recipient: string;
    subject: string;
    html: string | null;
    body: string | null;
    status: Generated<'queued' | 'sent' | 'given up'>;
    tries: Generated<number>;
    last_error: string | null;
    created_at: Generated<Timestamp>;
    sent_at: Timestamp | null;
    neutral: Generated<boolean>;
  };
  need_phrase: {
    id: GeneratedAlways<number>;
    term: string;
    phrase: string;
    language: 'en' | 'gu' | 'hi' | 'roman';
    need: string;
    assigned_at: Generated<Timestamp>;
    assigned_by: BigInteger | null;
    removed_at: Timestamp | null;
    removed_by: BigInteger | null;
  };
  ngo: {
    id: GeneratedAlways<number>;
    name_words: number;
    search_version: number;
    founded_year: number | null;
    verified: GeneratedAlways<boolean>;
    listed: GeneratedAlways<boolean>;
    verified_at: Timestamp | null;
    last_confirmed_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    category: string;
    city: string;
    status: Generated<'pending' | 'verified' | 'suspended' | 'deleted'>;
    source: 'registered' | 'imported' | 'demo';
    sort_name: string;
    name_sound: string;
    name: string;
    name_gu: string | null;
    name_hi: string | null;
    search: string;
    mission: string | null;
    address: string | null;
    pin: string | null;
    phone: string | null;
    email: string | null;
    website: string | null;
    registration_type: 'Trust' | 'Society' | 'Section 8 Company' | null;
    darpan_id: string | null;
    pan: string | null;
    reg_12a_number: string | null;
    reg_12a_valid_from: string | null;
    reg_12a_valid_to: string | null;
    reg_80g_number: string | null;
    reg_80g_valid_from: string | null;
    reg_80g_valid_to: string | null;
    fcra_number: string | null;
    fcra_valid_from: string | null;
    fcra_valid_to: string | null;
    csr1: string | null;
    services: Generated<string[]>;
    description: string | null;
    words: string[];
    revision: Generated<number>;
    submitted_at: Timestamp | null;
    sent_back_at: Timestamp | null;
    sent_back_reason: string | null;
    papers_changed_at: Timestamp | null;
    suspended_reason: string | null;
    suspended_revision: number | null;
    deleted_at: Timestamp | null;
    erased_at: Timestamp | null;
    status_before_deletion: 'pending' | 'verified' | 'suspended' | null;
    needs: Generated<string[]>;
  };
  ngo_change: {
    id: GeneratedAlways<number>;
    changes: BigInteger;
  };
  ngo_claim: {
    id: GeneratedAlways<number>;
    ngo_id: BigInteger;
    email: string;
    name: string;
    language: 'en' | 'hi' | 'gu';
    note: string | null;
    password_hash: string | null;
    consent_text: string | null;
    created_at: Generated<Timestamp>;
    decided_at: Timestamp | null;
    accepted: boolean | null;
  };
  ngo_count: {
    id: GeneratedAlways<number>;
    category: string;
    city: string;
    listed: number;
    verified: number;
  };
  ngo_photo: {
    id: GeneratedAlways<number>;
    ngo_id: BigInteger;
    file_key: string;
    position: number;
    is_cover: Generated<boolean>;
    caption: string | null;
    alternative_text: string | null;
    width: number;
    height: number;
    created_at: Generated<Timestamp>;
  };
  ngo_view: {
    ngo_id: BigInteger;
    month: string;
    views: number;
  };
  ngo_word: {
    id: GeneratedAlways<number>;
    sound: string;
    skeleton: string;
    spelling: string;
    ngos: number;
  };
  one_time_code: {
    id: GeneratedAlways<number>;
    purpose: string;
    email: string;
    code_hash: string;
    tries: Generated<number>;
    expires_at: Timestamp;
    used_at: Timestamp | null;
    mailbox: string;
    created_at: Generated<Timestamp>;
    mailed: Generated<boolean>;
    long: Generated<boolean>;
  };
  one_time_code_form: {
    key_hash: string;
    tries: Generated<number>;
    expires_at: Timestamp;
  };
  password_reset: {
    token_hash: string;
    account_id: BigInteger;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  rate_limit: {
    key: string;
    points: Generated<number>;
    expire: BigInteger | null;
  };
  scheme: {
    id: GeneratedAlways<number>;
    ngo_id: BigInteger;
    scheme_name: string;
    description: string;
    category: ('Health' | 'Education' | 'Housing' | 'Employment')[];
    beneficiary: ('EWS' | 'SC' | 'ST' | 'OBC' | 'General')[];
    gender: 'All' | 'Male' | 'Female';
    state: string;
    link: string | null;
    age_from: number | null;
    age_to: number | null;
    income_up_to: number | null;
    conditions: Generated<string[]>;
    documents: Generated<string[]>;
    sort_name: string;
    search: string;
    revision: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    deleted_at: Timestamp | null;
    needs: Generated<string[]>;
    search_version: Generated<number>;
  };
  scheme_registration: {
    id: GeneratedAlways<number>;
    scheme_id: BigInteger;
    name: string;
    mobile_number: string;
    mobile_key: string;
    email: string;
    email_key: string;
    address: string;
    city: string;
    language: 'en' | 'hi' | 'gu';
    status: Generated<'new' | 'contacted' | 'approved' | 'rejected'>;
    note: string | null;
    search: string;
    decided_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    is_mailbox: Generated<boolean>;
    confirmed_at: Timestamp | null;
    superseded_at: Timestamp | null;
    is_shown: Generated<boolean>;
    confirm_hash: string | null;
    confirm_until: Timestamp | null;
  };
  scheme_registration_count: {
    id: GeneratedAlways<number>;
    scheme_id: BigInteger;
    status: string;
    registrations: number;
  };
  search_count: {
    day: string;
    kind: 'ngo' | 'scheme';
    term: string;
    words: string;
    searches: number;
    without_match: number;
    followed: number;
  };
  security_event: {
    id: GeneratedAlways<number>;
    at: Generated<Timestamp>;
    kind: string;
    account_id: BigInteger | null;
    network: string;
    request_id: string;
    details: Generated<Json>;
    occurrences: Generated<number>;
  };
  session: {
    id: GeneratedAlways<number>;
    account_id: BigInteger;
    created_at: Generated<Timestamp>;
    seen_at: Generated<Timestamp>;
    ended_at: Timestamp | null;
    browser: string;
    system: string;
    network: string;
    confirmation_hash: string | null;
    confirmation_expires_at: Timestamp | null;
  };
};
