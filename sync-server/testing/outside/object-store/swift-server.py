"""OpenStack Swift with its S3 API in one directory, as a throw-away object store for tests.

usage: swift-server.py <directory> <port> [<address>]; it takes this port of the address, else of the loopback, and the
three after it of the loopback, says "begun" when nothing is missing, answers some seconds later, and ends when its standard
input does, so that it never outlives the tests. Needs a file system with extended attributes.
"""
import os
import pwd
import signal
import sys
import threading
import time
import types

root, port = os.path.abspath(sys.argv[1]), int(sys.argv[2])
address = sys.argv[3] if len(sys.argv) > 3 else '127.0.0.1'
settings, drive = root + '/etc', root + '/srv'
account = 'nobody' if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
servers = {'account': port + 1, 'container': port + 2, 'object': port + 3}


class LocalCache:
    """In the place of memcached, which Swift wants for what signs in: each process here is the only one of its kind."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        value, until = self.kept.get(key, (None, 0))
        return value if until > time.time() else None

    def set(self, key, value, *_, **options):
        self.kept[key] = (value, time.time() + (options.get('time') or 3600))

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)

    def incr(self, key, delta=1, *_, **__):
        value = (self.get(key) or 0) + delta
        self.set(key, value)
        return value


def cache_factory(*_, **__):
    cache = LocalCache()

    def with_cache(app):
        def handle(environ, start_response):
            environ['swift.cache'] = cache
            return app(environ, start_response)
        return handle
    return with_cache


sys.modules['local_cache'] = types.ModuleType('local_cache')
sys.modules['local_cache'].cache_factory = cache_factory


def write(name, text):
    with open(f'{settings}/{name}', 'w') as file:
        file.write(text)


def common(own_port, bind_ip='127.0.0.1'):
    return f'''[DEFAULT]
bind_ip = {bind_ip}
bind_port = {own_port}
user = {account}
swift_dir = {settings}
devices = {drive}
mount_check = false
workers = 0
log_level = ERROR
'''


os.makedirs(settings, exist_ok=True)
os.makedirs(drive + '/sdb1', exist_ok=True)
write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = test\nswift_hash_path_prefix = test\n')
import swift.common.utils  # noqa: E402
swift.common.utils.set_swift_dir(settings)
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import run_wsgi  # noqa: E402
from swift.obj import server as object_server  # noqa: E402

for name, own_port in servers.items():
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': own_port, 'device': 'sdb1', 'weight': 100.0,
                     'replication_ip': '127.0.0.1', 'replication_port': own_port})
    builder.rebalance()
    builder.get_ring().save(f'{settings}/{name}.ring.gz')
    write(f'{name}-server.conf', common(own_port) + f'''
[pipeline:main]
pipeline = {name}-server
[app:{name}-server]
use = egg:swift#{name}
''')
write('proxy-server.conf', common(port, address) + '''
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
paste.filter_factory = local_cache:cache_factory
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
cors_preflight_allow_origin = *
[filter:tempauth]
use = egg:swift#tempauth
user_app_files = secretkey .admin
''')
if os.getuid() == 0:
    own = pwd.getpwnam(account)
    for directory in (drive, drive + '/sdb1'):
        os.chown(directory, own.pw_uid, own.pw_gid)

# Whatever is missing here was missed by now.
os.setxattr(drive, 'user.test', b'1')
print('begun', flush=True)

children = []
for name in ['account', 'container', 'object', 'proxy']:
    pid = os.fork()
    if pid == 0:
        more = {'global_conf_callback': object_server.global_conf_callback} if name == 'object' else {}
        os._exit(run_wsgi(f'{settings}/{name}-server.conf', f'{name}-server', **more) or 0)
    children.append(pid)


def stop(*_):
    for pid in children:
        try:
            os.kill(pid, signal.SIGKILL)
        except OSError:
            pass
    os._exit(0)


def stop_with_parent():
    sys.stdin.read()
    stop()


signal.signal(signal.SIGTERM, stop)
signal.signal(signal.SIGINT, stop)
threading.Thread(target=stop_with_parent, daemon=True).start()
signal.pause()
