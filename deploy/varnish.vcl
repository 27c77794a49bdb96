vcl 4.1;

# Varnish before the site (CDN=varnish); read deploy/edge.md first. Needs the module xkey (package varnish-modules).
# A page is kept if the site says so by Surrogate-Control, and nothing else decides it: not the address, not a cookie.

import std;
import xkey;
import directors;

# Who may purge: the processes of the site.
acl purgers {
    "127.0.0.1";
    "::1";
}

# Out at the second 503, within 2 s; a process that ends goes on for five.
probe ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# One for each process of the site. A page whose first byte takes longer than this is not kept: the purge that is sent a second
# time, 30 s after the first, comes after whatever was on its way.
backend one {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 25s;
    .between_bytes_timeout = 60s;
    .probe = ready;
}

backend two {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    .first_byte_timeout = 25s;
    .between_bytes_timeout = 60s;
    .probe = ready;
}

# The same, whatever their probes say: one that is about to end still answers, and one that has just come is not known yet.
backend one_anyway {
    .host = "127.0.0.1";
    .port = "3000";
    .connect_timeout = 2s;
    .first_byte_timeout = 25s;
    .between_bytes_timeout = 60s;
}

backend two_anyway {
    .host = "127.0.0.1";
    .port = "3001";
    .connect_timeout = 2s;
    .first_byte_timeout = 25s;
    .between_bytes_timeout = 60s;
}

sub vcl_init {
    new processes = directors.round_robin();
    processes.add_backend(one);
    processes.add_backend(two);
    new anyway = directors.round_robin();
    anyway.add_backend(one_anyway);
    anyway.add_backend(two_anyway);
}

sub vcl_recv {
    set req.backend_hint = processes.backend();
    if (!std.healthy(req.backend_hint)) {
        set req.backend_hint = anyway.backend();
    }

    if (req.method == "PURGE") {
        # What came through the proxy has its address: whoever names one before ours is a visitor.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ "," || req.http.Forwarded) {
            return (synth(405, "Method Not Allowed"));
        }
        if (req.http.xkey-purge) {
            set req.http.X-Purged = xkey.purge(req.http.xkey-purge);
        } elsif (req.http.xkey-softpurge) {
            set req.http.X-Purged = xkey.softpurge(req.http.xkey-softpurge);
        } else {
            return (synth(400, "No tags"));
        }
        return (synth(200, "Purged " + req.http.X-Purged));
    }

    # The health of a process and its figures are nothing for visitors.
    if (req.url == "/readyz" || req.url == "/metrics") {
        return (synth(404, "Not Found"));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization) {
        return (pass);
    }

    # What never is for everybody is not even looked up: it would only stand in line.
    if (req.url ~ "^(/[a-z][a-z]-[A-Z][A-Z])?/(api|console|preview|language|account)(/|$)") {
        return (pass);
    }

    # Parameters of campaigns are no part of an address. What has others than the number of one thing or the name of a part of a
    # page is kept by the site alone: such addresses can be made up without end.
    if (req.url ~ "\?") {
        set req.url = regsuball(req.url, "(?<=[?&])(utm_[a-z]+|gclid|fbclid|msclkid|mc_[ce]id)=[^&]*(&|$)", "");
        set req.url = regsub(req.url, "[?&]$", "");
        if (req.url ~ "\?" && req.url !~ "^/(assets|media)/" && req.url !~ "^[^?]*\?(id=[1-9][0-9]{0,8}|(cursor|tab)=[a-z]{1,20})$") {
            return (pass);
        }
    }

    # The language of an address without one: whoever has chosen another than Chinese is sent there by the site, and that answer
    # is theirs alone. Everybody else gets the Chinese page, which no cookie changes. Accept-Language decides nothing.
    if (req.http.Cookie ~ "(^|;\s*)language=(?!zh-CN)[a-z][a-z]-[A-Z][A-Z]" && req.url !~ "^/[a-z][a-z]-[A-Z][A-Z](/|$)") {
        return (pass);
    }

    # Two kinds of browsers, whatever they write: those that read Brotli, and those for whom Varnish itself keeps gzip.
    unset req.http.X-Coding;
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.X-Coding = "br";
    }

    # While the site answers, what is old is shown for as long as the site says (stale-while-revalidate); else for a day.
    if (std.healthy(processes.backend())) {
        set req.grace = 10m;
    }
    return (hash);
}

sub vcl_hash {
    if (req.http.X-Coding) {
        hash_data(req.http.X-Coding);
    }
}

sub vcl_backend_fetch {
    if (bereq.retries > 0) {
        set bereq.backend = anyway.backend();
    }
    if (bereq.uncacheable) {
        # Files that are sent and made for one visitor may take their time.
        set bereq.first_byte_timeout = 120s;
    } elsif (bereq.http.X-Coding) {
        set bereq.http.Accept-Encoding = bereq.http.X-Coding;
    }
    unset bereq.http.X-Coding;
}

sub vcl_backend_response {
    # What is shown meanwhile stays.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
    } elsif (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s) - beresp.age;
        set beresp.grace = 0s;
        if (beresp.http.Surrogate-Control ~ "stale-if-error=[0-9]+") {
            set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
        }
        # A kept page that stands in at the site itself is old: it does not stay here.
        if (beresp.http.Cache-Status || beresp.ttl <= 0s) {
            set beresp.uncacheable = true;
        }
        set beresp.keep = 1h;
        unset beresp.http.X-Request-Id;
    } elsif (beresp.http.Cache-Control ~ "(public|immutable)" && beresp.status == 200 && beresp.ttl > 0s) {
        # Files: by their own times.
        set beresp.grace = 1h;
    } else {
        set beresp.uncacheable = true;
    }
    if (beresp.uncacheable) {
        # Those who come next do not wait for one another.
        set beresp.ttl = 120s;
    }
    return (deliver);
}

sub vcl_backend_error {
    # A process that has just ended, and is not known to have: both are asked once more. Not where one took its time.
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD") && now - bereq.time < 3s) {
        return (retry);
    }
    # Nothing to show: said in no language, and to nobody's memory.
    set beresp.http.Retry-After = "5";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic(beresp.status + " " + beresp.reason);
    return (deliver);
}

sub vcl_synth {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic(resp.status + " " + resp.reason);
    return (deliver);
}

sub vcl_deliver {
    unset resp.http.xkey;
    unset resp.http.Surrogate-Control;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
